/** Value that is loaded when it is first needed. */
export interface LoadedOnce<Value> {
  /** Undefined until it is loaded, so that nobody waits for what is there. */
  value: () => Value | undefined;
  load: () => Promise<Value>;
}

/** Loads something once, however often it is asked for. What could not be loaded is tried again. */
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
