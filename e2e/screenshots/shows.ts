import { expect, type Page } from '@playwright/test';
import type { Subject } from './subject';

export const dialogStands = (page: Page) => expect(page.getByRole('dialog').first()).toBeVisible();

/** A click that opens a dialog or a panel. */
export const opens =
  (name: string | RegExp): NonNullable<Subject['show']> =>
  async (page) => {
    await page.getByRole('button', { name }).first().click();
    await dialogStands(page);
  };

export const fails = (address: string) => (page: Page) =>
  page.route(address, (route) => route.fulfill({ status: 502, body: '' }));

/** The call is never answered while the picture is taken. */
export const waits = (address: string) => (page: Page) => page.route(address, () => undefined);

/** The demonstration has nothing of the kind. */
export const answers = (address: string, json: unknown) => (page: Page) =>
  page.route(address, (route) => route.fulfill({ json }));

export const failureStands = (page: Page) => expect(page.getByRole('button', { name: '重试' }).first()).toBeVisible();
export const skeletonStands = (page: Page) =>
  expect(page.getByRole('status', { name: '加载中' }).first()).toBeVisible();
