import ConfigProvider from 'antd/es/config-provider';
import zhCN from 'antd/es/locale/zh_CN';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { bootDocument, cspNonce } from '../../../boot/read-boot';
import { applyTheme } from '../../theme/tokens';
import { LoaderIcon } from '../icon/icons';
import { MessageRegion } from '../messages/message-region';
import { antdTheme } from './antd-theme';
import { useReducedMotion } from './use-reduced-motion';

export interface PortalConfigProps {
  /** `#RRGGBB`; the tenant's of the boot document when left out. */
  themeColor?: string;
  /** Style tags made at run time carry it; the document's own when left out. */
  nonce?: string;
  children: ReactNode;
}

/** Gives everything inside it the tenant's look, and a place for messages. One for the whole application, around all that uses antd. */
export function PortalConfig({
  themeColor = bootDocument().tenant.themeColor,
  nonce = cspNonce(),
  children,
}: PortalConfigProps) {
  const reducedMotion = useReducedMotion();
  const theme = useMemo(() => antdTheme(themeColor, !reducedMotion), [themeColor, reducedMotion]);
  const csp = useMemo(() => ({ nonce }), [nonce]);

  useLayoutEffect(() => applyTheme(document.documentElement, themeColor), [themeColor]);

  return (
    <ConfigProvider theme={theme} locale={zhCN} csp={csp} button={plainButton} form={quietForm}>
      {children}
      <MessageRegion />
    </ConfigProvider>
  );
}

/**
 * antd would write 登 录 for 登录. Its own loading icon has an English name, and stays for good when the work was done
 * before its movement had begun.
 */
const plainButton = { autoInsertSpace: false, loadingIcon: <LoaderIcon spin /> };
const quietForm = { requiredMark: true, colon: false, scrollToFirstError: { focus: true } } as const;
