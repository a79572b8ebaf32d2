import './quick-selectors.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';

/** antd's popups watch sizes; in jsdom no element has a size. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * React and antd's forms defer work by a message. A test that stops the clock does not stop that message, as in a
 * browser.
 */
function messageChannelOf(window) {
  const later = window.setTimeout.bind(window);
  return class MessageChannel {
    port1 = {
      onmessage: null,
      postMessage: (data) => later(() => this.port2.onmessage?.({ data })),
      close() {},
    };
    port2 = {
      onmessage: null,
      postMessage: (data) => later(() => this.port1.onmessage?.({ data })),
      close() {},
    };
  };
}

/** jsdom does not know the element `search` yet, and React warns of elements that browsers do not know. */
function knowSearch({ HTMLElement, HTMLUnknownElement }) {
  const name = Symbol.toStringTag;
  Object.defineProperty(HTMLUnknownElement.prototype, name, {
    get() {
      return this.localName === 'search' ? HTMLElement.prototype[name] : HTMLUnknownElement.name;
    },
  });
}

/**
 * jsdom with the features that every browser has and jsdom lacks. The router makes requests with signals; both have to
 * come from the same maker: Node.
 */
export default class DomEnvironment extends TestEnvironment {
  constructor(...options) {
    super(...options);
    knowSearch(this.global);
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Headers,
      MessageChannel: messageChannelOf(this.global),
      Request,
      ResizeObserver,
      Response,
      TextDecoder,
      TextEncoder,
      scrollTo() {},
      structuredClone,
    });
  }
}
