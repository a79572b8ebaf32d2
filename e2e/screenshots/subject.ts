import type { Page } from '@playwright/test';

import type { tenants } from './folder';

/** What a picture shows. Each is taken at three widths, in both tenants. */
export interface Subject {
  /** The picture's file name, and its heading in the contact sheet. */
  readonly name: string;
  /** Who is logged in; nobody where it is missing. */
  readonly phone?: string;
  /** In the first tenant; `addressOf` has it for any. */
  readonly path: string;
  /** What a person does there until the state stands on the screen. Told the window's width, because a phone has other ways. */
  readonly show?: (page: Page, width: number) => Promise<void>;
  /** Runs before the page is opened: calls that are held back or fail. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The rest is no page of this portal's own: the window alone is taken, without what is below. */
  readonly windowOnly?: boolean;
}

/** Rows of the demonstration are called after their tenant. */
export const addressOf = ({ path }: Subject, tenant: (typeof tenants)[number]): string =>
  tenant === 'jinqiao' ? path.replace('demoL', 'demoJ') : path;

export const widths = [1440, 992, 375] as const;
