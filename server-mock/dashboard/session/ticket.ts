import type { KeyStore } from "../../keys/key-store.ts";
import { insertRows, statement, type Write } from "../../store/database.ts";
import { defineQuery } from "../../store/query.ts";
import { digestToken, newToken } from "./token.ts";

/** Time in milliseconds to sign in elsewhere, or to find the authenticator. */
export const TICKET_MS = 15 * 60 * 1000;

const TICKET = /^[A-Za-z0-9_-]{43}\.[0-9a-z]{8,9}$/;

const deleteExpired = defineQuery<{ now: string }, unknown>("delete from spent_tickets where expires_at < :now");

/** One attempt to sign in that takes more than one request. It is kept by the browser, and nothing is stored until it is used. */
export interface Ticket {
  /** What the browser keeps. */
  text: string;
  /** A secret of this ticket for one use, of 256 bits: without the server's own secret it can neither be guessed nor made in advance. */
  secret: (use: string) => string;
}

export function newTicket(keys: KeyStore, now: Date): Ticket {
  return toTicket(keys, `${newToken()}.${now.getTime().toString(36)}`);
}

/** The ticket of a text that a browser has kept; undefined for one that is too old, and for any other text. */
export function readTicket(keys: KeyStore, text: string | undefined, now: Date): Ticket | undefined {
  if (text === undefined || !TICKET.test(text)) return undefined;
  const ageMs = now.getTime() - Number.parseInt(text.slice(44), 36);
  return ageMs >= 0 && ageMs < TICKET_MS ? toTicket(keys, text) : undefined;
}

/** Consumes a ticket. A concurrent second use fails with a `WriteConflict`. */
export function spendTicketWrites({ text }: Ticket, now: Date): Write[] {
  const expiresAt = new Date(now.getTime() + TICKET_MS).toISOString();
  return [
    statement(deleteExpired, { now: now.toISOString() }),
    insertRows("spent_tickets", [{ digest: digestToken(text), expires_at: expiresAt }]),
  ];
}

function toTicket(keys: KeyStore, text: string): Ticket {
  return { text, secret: (use) => keys.derive(`${use} ${text}`) };
}
