import { TestEnvironment } from 'jest-environment-jsdom';

/** antd's popups watch sizes; in jsdom nothing has one. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * jsdom with what every browser has and jsdom has not. The router makes requests with signals, which have to be of one
 * make: Node's.
 */
export default class DomEnvironment extends TestEnvironment {
  constructor(...options) {
    super(...options);
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Headers,
      Request,
      ResizeObserver,
      Response,
      TextDecoder,
      TextEncoder,
      structuredClone,
    });
  }
}
