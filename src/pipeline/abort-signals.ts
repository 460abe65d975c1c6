interface Listening {
  readonly callbacks: Set<() => void>;
  readonly abortAll: () => void;
}

// One listener per signal, however many calls share it: platforms warn of a leak at eleven.
const listeningBySignal = new WeakMap<AbortSignal, Listening>();

/** Calls back when the signal is aborted. Returns a function that stops listening; the last one removes the listener from the signal. */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const { callbacks, abortAll } = listeningBySignal.get(signal) ?? listen(signal);
  callbacks.add(callback);
  return () => {
    if (!callbacks.delete(callback) || callbacks.size > 0) return;
    listeningBySignal.delete(signal);
    signal.removeEventListener("abort", abortAll);
  };
}

function listen(signal: AbortSignal): Listening {
  const callbacks = new Set<() => void>();
  const abortAll = () => {
    for (const callback of callbacks) callback();
  };
  signal.addEventListener("abort", abortAll);
  const listening = { callbacks, abortAll };
  listeningBySignal.set(signal, listening);
  return listening;
}
