export type { VendorAnswer, VendorRequest } from './played-vendor';
export { type AdapterProof, proveAdapter } from './prove-adapter';
