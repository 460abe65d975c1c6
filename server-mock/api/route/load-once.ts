/** A value that is loaded on first use. */
export interface LoadedOnce<Value> {
  /** Undefined until loaded; lets callers skip the wait afterwards. */
  value: () => Value | undefined;
  load: () => Promise<Value>;
}

/** Loads something once, for all callers. A failed load is retried on the next call. */
export function loadOnce<Value>(load: () => Promise<Value>): LoadedOnce<Value> {
  let loading: Promise<Value> | undefined;
  let loaded: Value | undefined;
  return {
    value: () => loaded,
    load: () => {
      loading ??= load().then(
        (value) => {
          loaded = value;
          return value;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
