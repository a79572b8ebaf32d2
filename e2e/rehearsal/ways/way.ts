import type { Page } from '@playwright/test';
import type { Installation } from '../installation/installation';
import type { BrowserCustomer } from '../people/browser-customer';
import type { BrowserStaff } from '../people/browser-staff';
import type { Team } from '../people/colleagues';

export interface Scene {
  readonly installation: Installation;
  readonly team: Team<BrowserStaff>;
  readonly customer: BrowserCustomer;
}

/** The steps that providers do, or people in their place. */
export interface Way {
  readonly prepare: (scene: Scene) => Promise<void>;
  readonly applies: { readonly title: string; readonly fill: (page: Page) => Promise<void> };
  /** Proves the company. */
  readonly prove: (scene: Scene) => Promise<void>;
  /** 初审 looks at what stands beside the customer's words in the case on screen. */
  readonly compare: (scene: Scene) => Promise<void>;
  /** Signs the agreement of a product, from the list of agreements on. */
  readonly sign: (scene: Scene, product: string) => Promise<void>;
}
