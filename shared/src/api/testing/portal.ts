import { TextEncoder } from 'node:util';
import { jest } from '@jest/globals';
import { enterSession, startSession, useSession } from '../../session/public';
import { initialState } from '../../session/state';
import { tokens } from '../../session/testing/samples';
import { clearBrowser } from '../../session/testing/tab';
import { provideWebCrypto } from '../../testing/web-crypto';
import { type ApiPorts, configureApi } from '../ports';
import { FakeServer } from './fake-server';

export type TestPortal = ReturnType<typeof startPortal>;

/** Adds the browser features that jsdom lacks. */
function completeJsdom(): void {
  provideWebCrypto();
  Object.assign(globalThis, { TextEncoder });
  Blob.prototype.text ??= function text(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(this);
    });
  };
}

/** An empty browser with a started session, a fake server, and ports that remember their calls. */
export function startPortal() {
  completeJsdom();
  clearBrowser();
  useSession.setState(initialState, true);
  const server = new FakeServer();
  server.start();
  const ports = {
    navigate: jest.fn<ApiPorts['navigate']>(),
    notify: jest.fn<ApiPorts['notify']>(),
    loading: jest.fn<ApiPorts['loading']>(),
    stepUp: jest.fn<ApiPorts['stepUp']>(async () => false),
  };
  configureApi(ports);
  return { server, ...ports, stop: startSession() };
}

export const logIn = (mark = 'a'): void => enterSession(tokens(mark));
