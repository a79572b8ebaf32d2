import AntdModal, { type ModalProps } from 'antd/es/modal';
import { clsx } from 'clsx';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import foot from './foot.module.css';
import { keepTabInside } from './keep-tab-inside';
import styles from './layer.module.css';
import { useBeneath } from './use-beneath';
import { useOpener } from './use-opener';
import { useOpening } from './use-opening';
import { useScrollLock } from './use-scroll-lock';

/** The build leaves out the code for `loading` (`deploy/delivery/build/src/lean/table.ts`). */
const Modal: ComponentType<Omit<ModalProps, 'loading'>> = AntdModal;

/** For the session lock, for forms, for tables and previews. */
const widths = { lock: 420, form: 520, table: 720, preview: 960 };

const parts = { header: styles.head ?? '', footer: clsx(foot.foot, styles.end) };

/** Below messages and the loading overlay. */
const aboveAll = 1800;

export interface DialogProps {
  open: boolean;
  title: string;
  size?: keyof typeof widths;
  /**
   * Without this function the dialog cannot be closed: not by Escape, not by a click outside, and it has no close icon.
   */
  onClose?: (() => void) | undefined;
  /** The dialog lies above all layers that the page has open. */
  above?: boolean;
  /** The buttons; null for none. */
  footer?: ReactNode;
  /** After the dialog has left the screen. */
  afterClose?: () => void;
  children: ReactNode;
}

/** A modal dialog. Focus goes in, stays in, and returns to where it was. */
export function DialogLayer({
  open,
  title,
  size = 'form',
  onClose,
  above = false,
  footer = null,
  afterClose,
  children,
}: DialogProps) {
  useScrollLock(open);
  useOpener(open);
  const beneath = useBeneath(open);
  const opening = useOpening(open);
  const closable = onClose !== undefined;
  return (
    <Modal
      open={open}
      title={title}
      width={widths[size]}
      centered
      footer={footer}
      rootClassName={clsx(styles.layer, beneath && styles.beneath, size === 'preview' && styles.preview)}
      classNames={parts}
      closable={closable && { 'aria-label': '关闭' }}
      keyboard={closable}
      mask={{ closable: false }}
      // If the dialog grew while it opens, a button would slip away from under a quick click.
      transitionName="ant-fade"
      scrollLock={false}
      wrapProps={{ onKeyDown: keepTabInside }}
      destroyOnHidden
      {...(above && { zIndex: aboveAll })}
      {...(onClose && { onCancel: onClose })}
      {...(afterClose && { afterClose })}
    >
      <Fragment key={opening}>{children}</Fragment>
    </Modal>
  );
}
