import ConfigProvider, { type ConfigProviderProps } from 'antd/es/config-provider';
import zhCN from 'antd/es/locale/zh_CN';
import { type ComponentType, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { bootElementId } from '../../../boot/boot-document';
import { bootDocument, cspNonce } from '../../../boot/read-boot';
import { themeColorIn, themeCookie } from '../../../theme/theme-cookie';
import { applyTheme } from '../../../theme/tokens';
import { LoaderIcon } from '../icon/icons';
import { useMedia, useReducedMotion } from '../media/use-media';
import { MessageRegion } from '../messages/message-region';
import { antdTheme } from './antd-theme';
import { useColorScheme } from './color-scheme';
import './controls.module.css';
import '../message-slot/message-slot.module.css';
import { useSteadySubmit } from './use-steady-submit';

export interface PortalConfigProps {
  /** `#RRGGBB`. Left out: the colour that was chosen in this browser, otherwise the tenant's from the boot document. */
  themeColor?: string;
  /** Behind a login the page may be dark; before it, everything is light. */
  mayBeDark?: boolean;
  /** Style tags made at run time carry it; the document's own when left out. */
  nonce?: string;
  /** The height of controls: 44 on pages before the centre, such as registration, and under a finger; else 36. */
  controls?: 'large' | 'middle';
  children: ReactNode;
}

const writtenColor = new RegExp(`(?:^|; )${themeCookie}=([^;]*)`);

/** The colour that was chosen in this browser, for pages that begin before the session does. */
const chosenThemeColor = (): string | undefined => themeColorIn(writtenColor.exec(document.cookie)?.[1]);

/** A remote's own tests draw its pages in a document of no tenant. */
const tenantLook = (): object => (document.getElementById(bootElementId) ? bootDocument().tenant : {});

/** The build leaves out the code for `tooltip.unique` (`deploy/delivery/build/src/lean/table.ts`), so nobody may set it. */
const AntdConfig: ComponentType<Omit<ConfigProviderProps, 'tooltip'>> = ConfigProvider;

/**
 * Gives everything inside it the tenant's look, and a place for messages. The whole application has one, around
 * everything that uses antd.
 */
export function PortalConfig({
  themeColor = chosenThemeColor() ?? bootDocument().tenant.themeColor,
  mayBeDark = false,
  nonce = cspNonce(),
  controls = 'middle',
  children,
}: PortalConfigProps) {
  useSteadySubmit();
  const reducedMotion = useReducedMotion();
  const size = useMedia('(pointer: coarse)') ? 'large' : controls;
  const chosenScheme = useColorScheme();
  const scheme = mayBeDark ? chosenScheme : 'light';
  // The tenant's other values stay when a person chooses another colour.
  const look = useMemo(() => ({ ...tenantLook(), themeColor }), [themeColor]);
  const theme = useMemo(() => antdTheme(look, scheme, !reducedMotion), [look, scheme, reducedMotion]);
  const csp = useMemo(() => ({ nonce }), [nonce]);

  useLayoutEffect(() => applyTheme(document.documentElement, look, scheme), [look, scheme]);

  return (
    <AntdConfig theme={theme} locale={zhCN} csp={csp} componentSize={size} button={plainButton} form={quietForm}>
      {children}
      <MessageRegion />
    </AntdConfig>
  );
}

/**
 * antd would write 登 录 for 登录. Its own loading icon has an English name, and it stays for good if the work ends before
 * the icon's movement has begun.
 */
const plainButton = { autoInsertSpace: false, loadingIcon: <LoaderIcon spin /> };
const quietForm = { requiredMark: true, colon: false, scrollToFirstError: { focus: true } } as const;
