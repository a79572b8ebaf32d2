/** What every browser has and jsdom has not. The router needs the encoders, antd's popups the observer. */
const { TextDecoder, TextEncoder } = require('node:util');

class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
globalThis.ResizeObserver ??= ResizeObserver;
