/**
 * A build provides only modules that it refers to. No page of the host happens to use these provided modules: each
 * becomes a lazy chunk for the remotes. Never called.
 */
export const alsoProvided = [
  () => import('@portal/shared/ui/data'),
  () => import('@portal/shared/ui/form'),
  () => import('@portal/shared/ui/fields'),
  () => import('@portal/shared/ui/tabs'),
  () => import('@portal/shared/ui/dates'),
  () => import('@portal/shared/ui/qr-code'),
  () => import('@portal/shared/ui/frame'),
  () => import('@portal/shared/ui'),
  () => import('@portal/shared/api'),
  () => import('@portal/shared/codes'),
  () => import('@portal/shared/company-fields'),
  () => import('@portal/shared/contract'),
  () => import('@portal/shared/crypto'),
  () => import('@portal/shared/articles'),
  () => import('@portal/shared/format'),
  () => import('@portal/shared/session'),
  () => import('@portal/shared/session/rules'),
  () => import('@portal/shared/ui/theme'),
  () => import('@portal/shared/validators'),
  () => import('zustand'),
  () => import('zustand/shallow'),
];
