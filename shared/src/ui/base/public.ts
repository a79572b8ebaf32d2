export { type ButtonProps, default as Button } from 'antd/es/button';
export { default as Checkbox } from 'antd/es/checkbox';
export { default as Input, type InputProps, type InputRef } from 'antd/es/input/Input';
export { unhandledSentence } from './act/unhandled-sentence';
export { type Act, useAct } from './act/use-act';
export { Alert, type AlertProps } from './alert/alert';
export { clearable } from './clearable/clearable';
export { ClickVerification, type ClickVerificationProps } from './click-verification/click-verification';
export { CodeButton, type CodeButtonProps } from './code-button/code-button';
export { CodeInput, type CodeInputProps } from './code-input/code-input';
export { codeGoesTo } from './code-input/code-text';
export { useLightAfterwards } from './config/color-scheme';
export { PortalConfig, type PortalConfigProps } from './config/portal-config';
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button';
export { type Countdown, useCountdown } from './countdown/use-countdown';
export { Dialog } from './dialog/dialog';
export { DialogFoot } from './dialog/dialog-foot';
export type { DialogProps } from './dialog/dialog-layer';
export { useDialogFocus } from './dialog/use-dialog-focus';
export { Facts } from './facts/facts';
export { DialogFormEnd, type DialogFormEndProps } from './form-end/dialog-form-end';
export { type FormFieldProps, formFieldProps } from './form-field/form-field-props';
export { type IconProps, type OutlineIcon, outlineIcon } from './icon/icon';
export {
  CheckIcon,
  ChevronRightIcon,
  CloseIcon,
  CopyIcon,
  ErrorIcon,
  EyeIcon,
  EyeOffIcon,
  InfoIcon,
  LoaderIcon,
  SuccessIcon,
  WarningIcon,
} from './icon/icons';
export type { CaptchaPicture, ImageCaptchaProps } from './image-captcha/captcha-picture';
export { ImageCaptcha } from './image-captcha/image-captcha';
export { type LateComponent, lateComponent } from './late/late-component';
export { LinkButton, type LinkButtonProps } from './link-button/link-button';
export { LoadedArea, type LoadedAreaProps } from './loaded/loaded-area';
export { type Loaded, useLoaded } from './loaded/use-loaded';
export { LoadingOverlay, type LoadingOverlayProps } from './loading-overlay/loading-overlay';
export { useMedia } from './media/use-media';
export { FieldFault } from './message-slot/field-fault';
export { type MessageKind, messageMilliseconds, showMessage, showSuccess } from './messages/message-list';
export { MessageRegion } from './messages/message-region';
export { NumberInput, type NumberInputProps } from './number-input/number-input';
export { CompanyFailurePanel } from './panel/company-failure-panel';
export { EmptyPanel, type EmptyPanelProps } from './panel/empty-panel';
export { ErrorPanel, type ErrorPanelProps } from './panel/error-panel';
export { FailedLine } from './panel/failed-line';
export { NoPermissionPanel, type NoPermissionPanelProps } from './panel/no-permission-panel';
export { SuccessPanel } from './panel/success-panel';
export { PasswordChecklist, type PasswordChecklistProps } from './password-checklist/password-checklist';
export { PasswordInput, type PasswordInputProps } from './password-input/password-input';
export { PhoneInput, type PhoneInputProps } from './phone-input/phone-input';
export { LoadingArea, type LoadingAreaProps } from './skeleton/loading-area';
export { CardsSkeleton, FormSkeleton, TableSkeleton, TextSkeleton } from './skeleton/skeletons';
export { useSkeleton } from './skeleton/use-skeleton';
export { StatusTag, type StatusTagProps } from './status-tag/status-tag';
export { mayLeavePage } from './unsaved-guard/leave-page';
export { UnsavedGuard, type UnsavedGuardProps } from './unsaved-guard/unsaved-guard';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
