import type { Application } from './apply-form';

/** The name under which an application that another tab takes from the screen is kept. */
export const keptApplication = 'product-application';

/** What was filled in, and for which product. */
export interface KeptApplication extends Application {
  readonly productCode: string;
}
