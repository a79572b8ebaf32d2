export { callAddress } from './address';
export { ApiError, type ApiErrorKind } from './api-error';
export { type CallOptions, call } from './call';
export { type DownloadedFile, download, saveFile } from './download';
export { prepareSealedCalls } from './keys';
export { type ApiPorts, configureApi } from './ports';
export { usePageSignal } from './use-page-signal';
