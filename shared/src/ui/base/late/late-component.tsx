import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react';

/** How long until code that did not come is asked for once more. */
const again = 2_000;

interface LateOptions<Props> {
  /** Whether it is needed yet: without this, as soon as it is on the page. */
  wanted?: (props: Props) => boolean;
  /** Shown while it is needed and not there. */
  meanwhile?: ReactNode;
}

export interface LateComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches the code before it is needed; rejects where it cannot be had. */
  load: () => Promise<void>;
}

/** A component whose code is a file of its own, fetched once it is needed, and asked for until it is there. */
export function lateComponent<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  { wanted = () => true, meanwhile = null }: LateOptions<Props> = {},
): LateComponent<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let coming: Promise<void> | undefined;

  function load(): Promise<void> {
    coming ??= fetchCode().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  }

  function Late(props: Props): ReactNode {
    const [, show] = useReducer((times: number) => times + 1, 0);
    const missing = Loaded === null && wanted(props);

    useEffect(() => {
      if (!missing) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let current = true;
      const attempt = () =>
        load().then(
          () => current && show(),
          () => {
            if (current) timer = setTimeout(attempt, again);
          },
        );
      void attempt();
      return () => {
        current = false;
        clearTimeout(timer);
      };
    }, [missing]);

    if (Loaded) return <Loaded {...props} />;
    return missing ? meanwhile : null;
  }

  return Object.assign(Late, { load });
}
