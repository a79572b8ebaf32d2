import { ApiError } from '@portal/shared/api';
import { Component, type ReactNode, Suspense } from 'react';
import { forgetAnswers } from './asked';
import styles from './late.module.css';
import { Waiting } from './waiting';

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
