import type { Page } from '@playwright/test';

import type { tenants } from './folder';

/** The subject of a picture. Each is taken at three widths, those of customers in both tenants. */
export interface Subject {
  /** The picture's file name and its heading in the contact sheet. */
  readonly name: string;
  /** The person who is logged in; nobody if it is missing. */
  readonly phone?: string;
  /** The one of the platform's own people who is logged in at the desk; nobody if it is missing. */
  readonly staff?: string;
  /** The path in the first tenant. `addressOf` gives it for any tenant. */
  readonly path: string;
  /**
   * The steps of a person until the state is on screen. They get the window's width, because some steps differ on a
   * phone.
   */
  readonly show?: (page: Page, width: number) => Promise<void>;
  /** Runs before the page opens. It holds calls back or makes them fail. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The rest is not a page of this portal. Only the window is taken, without the part below it. */
  readonly windowOnly?: boolean;
}

/** Rows of the demonstration have the tenant in their names. */
export const addressOf = ({ path }: Subject, tenant: (typeof tenants)[number]): string =>
  tenant === 'jinqiao' ? path.replace('demoL', 'demoJ') : path;

export const widths = [1440, 992, 375] as const;

/** What the person's system asks for. The public pages are light in both. */
export const schemes = ['light', 'dark'] as const;

/** The file of a picture, without its folder. */
export const pictureName = (name: string, width: number, scheme: (typeof schemes)[number]): string =>
  `${name}-${width}${scheme === 'dark' ? '-dark' : ''}.png`;
