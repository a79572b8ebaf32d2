import { tenants } from '../../../screenshots/folder';
import { widths } from '../../../screenshots/subject';
import { persons, walkPages } from './walk-pages';

// Behind the login both tenants have the same frame and pages, only other names and colours.
walkPages(
  tenants.flatMap((tenant) =>
    persons.map((phone) => ({
      tenant,
      phone,
      widths: tenant === 'default' || phone === undefined ? widths : [1440, 375],
    })),
  ),
);
