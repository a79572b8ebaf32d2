import { ApiError } from '@portal/shared/api';
import { Component, type ReactNode, Suspense } from 'react';
import { forgetAnswers } from './asked';
import styles from './late.module.css';

interface LateProps {
  /** The children read their data with `use`. */
  children: ReactNode;
  /** Takes the place of content that the platform does not have. */
  missing?: (why: string) => ReactNode;
}

/** Waits for its children's data, and says so if they do not come. */
export class Late extends Component<LateProps, { thrown: unknown }> {
  override state: { thrown: unknown } = { thrown: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  #again = (): void => {
    forgetAnswers();
    this.setState({ thrown: undefined });
  };

  override render() {
    const { thrown } = this.state;
    if (thrown === undefined) return <Suspense fallback={<Waiting />}>{this.props.children}</Suspense>;
    ApiError.expect(thrown);
    if (thrown.status === '404' && this.props.missing) return this.props.missing(thrown.msg);
    return (
      <div role="alert">
        <p>加载失败，请重试。{thrown.msg}</p>
        <button type="button" className={styles.again} onClick={this.#again}>
          重试
        </button>
      </div>
    );
  }
}

/** It becomes visible after 200 ms: a short wait shows nothing. */
function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label="加载中">
      <div />
      <div />
      <div />
    </div>
  );
}
