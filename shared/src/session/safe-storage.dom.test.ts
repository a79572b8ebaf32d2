import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { localStore, sessionStore } from './safe-storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
  localStore.remove('key');
});

test('keeps apart what stays in the browser and what stays in the tab', () => {
  localStore.set('key', 'browser');
  sessionStore.set('key', 'tab');
  expect([localStorage.getItem('key'), sessionStorage.getItem('key')]).toEqual(['browser', 'tab']);
  sessionStore.remove('key');
  expect(sessionStore.get('key')).toBeNull();
  expect(localStore.get('key')).toBe('browser');
});

describe('where storage is switched off', () => {
  beforeEach(() => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  });

  test('[threat: no storage] it works for as long as the page lives', () => {
    expect(localStore.get('key')).toBeNull();
    localStore.set('key', 'value');
    expect(localStore.get('key')).toBe('value');
    localStore.remove('key');
    expect(localStore.get('key')).toBeNull();
  });
});

describe('where storage is full', () => {
  test('[threat: no storage] the value is kept for the page, and the old one does not come back', () => {
    localStore.set('key', 'old');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    localStore.set('key', 'new');
    expect(localStore.get('key')).toBe('new');
    expect(localStorage.getItem('key')).toBeNull();

    full.mockRestore();
    localStore.set('key', 'newer');
    expect([localStore.get('key'), localStorage.getItem('key')]).toEqual(['newer', 'newer']);
  });
});
