import type { ThemeConfig } from 'antd/es/config-provider';
import { brandColors } from '../../../theme/brand-colors';
import { type ColorScheme, palettes } from '../../../theme/palette';
import { type TenantTheme, themeAccent, themeGrounds, themeRounding } from '../../../theme/tenant-theme';
import { fontFamily, measure } from '../../../theme/tokens';

/** antd's token, from the same source as the CSS variables. Every text colour passes 4.5:1 where it is used. */
export function antdTheme(theme: TenantTheme, scheme: ColorScheme, motion: boolean): ThemeConfig {
  const { page, border } = themeGrounds(theme, scheme);
  const colors = brandColors(theme.themeColor, scheme, page);
  const { neutral, status, floatShadow } = palettes[scheme];
  const { radiusButton, radiusControl, radiusCard } = themeRounding(theme);
  // The border of a field is neutral: the brand is red, and red marks an error.
  const fieldBorder = { hoverBorderColor: neutral.textFaint, activeBorderColor: neutral.text };
  const focusShadow = `0 0 0 2px ${neutral.focusRing}`;
  return {
    // Styles come as sheets (`deploy/delivery/build/src/antd-styles`): only their variables are made at run time.
    zeroRuntime: true,
    hashed: false,
    token: {
      motion,
      // antd mixes what has no value below, such as fills, from these two.
      colorBgBase: neutral.surface,
      colorTextBase: scheme === 'dark' ? '#FFFFFF' : '#000000',
      colorBgContainer: neutral.surface,
      colorBgElevated: neutral.raised,
      colorPrimary: colors.brand,
      colorPrimaryHover: colors.brandHover,
      colorPrimaryActive: colors.brandActive,
      colorPrimaryText: colors.brandText,
      colorPrimaryTextHover: colors.brandText,
      colorPrimaryTextActive: colors.brandActive,
      colorPrimaryBg: colors.brandTint,
      colorPrimaryBgHover: colors.brandTintStrong,
      // The focus ring is neutral: red marks an error.
      colorPrimaryBorder: neutral.text,
      lineWidthFocus: 2,
      // A waiting button shows it by its icon; if it were faded, nobody could read its text.
      opacityLoading: 1,
      colorPrimaryBorderHover: colors.brandHover,
      colorTextLightSolid: colors.onBrand,
      // Links follow colorInfo in antd, not the primary colour.
      colorLink: colors.brandText,
      colorLinkHover: colors.brandHover,
      colorLinkActive: colors.brandActive,
      colorInfo: status.blue.text,
      colorInfoBg: status.blue.tint,
      colorInfoBorder: status.blue.line,
      colorSuccess: status.green.text,
      colorSuccessBg: status.green.tint,
      colorSuccessBorder: status.green.line,
      colorWarning: status.yellow.text,
      colorWarningBg: status.yellow.tint,
      colorWarningBorder: status.yellow.line,
      colorError: colors.danger,
      colorErrorBg: colors.dangerTint,
      colorErrorBorder: colors.dangerLine,
      colorErrorHover: colors.danger,
      colorErrorBorderHover: colors.danger,
      colorErrorBgHover: colors.dangerTint,
      colorErrorBgActive: colors.dangerTint,
      colorText: neutral.text,
      colorTextSecondary: neutral.textSecondary,
      colorTextTertiary: neutral.textFaint,
      colorTextDescription: neutral.textFaint,
      colorTextPlaceholder: neutral.textFaint,
      colorTextDisabled: neutral.textDisabled,
      colorTextHeading: neutral.text,
      colorIcon: neutral.textFaint,
      colorBorder: neutral.controlBorder,
      colorBorderSecondary: border,
      colorBgLayout: page,
      colorBgSpotlight: neutral.text,
      fontFamily,
      fontSize: measure.fontBody,
      lineHeight: measure.lineHeight,
      borderRadius: radiusControl,
      borderRadiusLG: radiusCard,
      controlHeight: 36,
      controlHeightLG: 44,
      controlHeightSM: 28,
      boxShadow: floatShadow,
      boxShadowSecondary: floatShadow,
      motionDurationFast: `${measure.motionFast}ms`,
      motionDurationMid: `${measure.motionSlow}ms`,
      motionDurationSlow: `${measure.motionSlow}ms`,
    },
    components: {
      Button: {
        borderRadius: radiusButton,
        borderRadiusLG: radiusButton,
        borderRadiusSM: radiusButton,
        primaryColor: colors.onBrand,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        defaultHoverColor: neutral.text,
        defaultHoverBorderColor: neutral.textFaint,
        defaultActiveColor: neutral.text,
        defaultActiveBorderColor: neutral.text,
      },
      // The same padding as its body, so that the foot is in line with the form above.
      Drawer: { footerPaddingBlock: 12, footerPaddingInline: 24 },
      // antd takes the disabled colour for days of the next month, which can be clicked.
      DatePicker: {
        borderRadiusLG: radiusControl,
        colorTextDisabled: neutral.textFaint,
        ...fieldBorder,
        activeShadow: focusShadow,
        errorActiveShadow: focusShadow,
      },
      Input: {
        borderRadiusLG: radiusControl,
        ...fieldBorder,
        activeShadow: focusShadow,
        errorActiveShadow: focusShadow,
      },
      Select: {
        ...fieldBorder,
        activeOutlineColor: neutral.focusRing,
        borderRadiusLG: radiusControl,
        optionSelectedColor: colors.brandText,
        optionSelectedBg: colors.brandTint,
      },
      Tooltip: { colorTextLightSolid: neutral.surface },
      Tabs: {
        itemSelectedColor: colors.brandText,
        itemHoverColor: colors.brandText,
        inkBarColor: themeAccent(theme, scheme),
      },
    },
  };
}
