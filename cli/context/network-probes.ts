/** Facts of a TLS handshake. */
interface TlsFacts {
  protocol: string;
  issuer: string;
  validTo: Date;
}

/** Probes of the network below HTTP. */
export interface NetworkProbes {
  /** Addresses of a host. @throws when there is none. */
  resolve(host: string): Promise<string[]>;
  /** Handshakes as a request would. @throws when the certificate is not trusted. */
  handshake(host: string, port: number, signal: AbortSignal): Promise<TlsFacts>;
}
