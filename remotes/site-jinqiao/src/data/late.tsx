import { ApiError } from '@portal/shared/api';
import { holdShell } from '@portal/shared/boot';
import { Component, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { forgetAnswers } from './asked';
import styles from './late.module.css';

interface LateProps {
  /** The children read their data with `use`. */
  children: ReactNode;
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
  useLayoutEffect(holdShell, []);
  return (
    <div className={styles.waiting} role="status" aria-label="加载中">
      <div />
      <div />
      <div />
    </div>
  );
}
