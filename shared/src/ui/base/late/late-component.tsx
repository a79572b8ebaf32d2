import { type ComponentType, type ReactNode, useReducer } from 'react';
import { useAskAgain } from '../../../use-ask-again';

interface LateOptions<Props> {
  /** Returns whether the component is needed yet. Without this function it is needed as soon as it is on the page. */
  wanted?: (props: Props) => boolean;
  /** Shown while the code is needed and not loaded. */
  meanwhile?: ReactNode;
}

export interface LateComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches the code before it is needed; rejects if it cannot be loaded. */
  load: () => Promise<void>;
}

/** A component whose code is a separate file. The file is fetched once it is needed, and again until it is there. */
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
    useAskAgain(missing, () => load().then(show));

    if (Loaded) return <Loaded {...props} />;
    return missing ? meanwhile : null;
  }

  return Object.assign(Late, { load });
}
