import AntdDrawer, { type DrawerProps } from 'antd/es/drawer';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import foot from '../../base/dialog/foot.module.css';
import { keepTabInside } from '../../base/dialog/keep-tab-inside';
import layer from '../../base/dialog/layer.module.css';
import { useBeneath } from '../../base/dialog/use-beneath';
import { useOpening } from '../../base/dialog/use-opening';
import { useScrollLock } from '../../base/dialog/use-scroll-lock';
import { layers } from './layers';
import { usePanelFocus } from './use-panel-focus';

/** The build leaves out the code for `loading` (`deploy/delivery/build/src/lean/table.ts`). */
const Drawer: ComponentType<Omit<DrawerProps, 'loading'>> = AntdDrawer;

export interface SidePanelProps {
  open: boolean;
  title: string;
  onClose: () => void;
  placement?: 'left' | 'right';
  width?: number;
  footer?: ReactNode;
  /** After the panel has left the screen. */
  afterClose?: () => void;
  children: ReactNode;
}

const classes = { body: layer.content ?? '', footer: foot.foot ?? '' };

/** A panel that slides in over the page, as wide as asked and never wider than the window. Focus goes in and returns. */
export function PanelLayer({
  open,
  title,
  onClose,
  placement = 'right',
  width = 520,
  footer,
  afterClose,
  children,
}: SidePanelProps) {
  useScrollLock(open);
  const { enter, comeBack } = usePanelFocus(open);
  const beneath = useBeneath(open);
  const opening = useOpening(open);
  return (
    <Drawer
      open={open}
      panelRef={enter}
      focusable={{ focusTriggerAfterClose: false }}
      title={title}
      onClose={onClose}
      placement={placement}
      size={`min(${width}px, 100vw)`}
      closable={{ placement: 'end', 'aria-label': '关闭' }}
      getContainer={layers}
      onKeyDown={keepTabInside}
      footer={footer}
      rootClassName={(beneath && layer.beneath) || ''}
      classNames={classes}
      afterOpenChange={(opened) => {
        if (opened) return;
        comeBack();
        afterClose?.();
      }}
      destroyOnHidden
    >
      <Fragment key={opening}>{children}</Fragment>
    </Drawer>
  );
}
