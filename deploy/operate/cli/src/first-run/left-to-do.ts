import { table } from '../command-line/output';
import type { PlatformFacts } from './ask-facts';

/** What no command can know: somebody decides it before customers come. */
export const leftLines = ({ host, staffHost }: Pick<PlatformFacts, 'host' | 'staffHost'>): string[] => [
  'For somebody to decide ("Opening day" in deploy/operate/run/README.md):',
  ...table(
    ['  WHAT', 'WHERE'],
    [
      ['  your own agreements, help, news and products', `portal content push <folder> --tenant ${host}`],
      ['  all branches of banks, and next year’s holidays', 'branches.csv and holidays.csv of that folder'],
      [
        '  who reads papers, checks faces, pays, signs: by hand until then',
        `${staffHost}/desk/tenants/${host}, 服务商; or PORT_… at the APIs`,
      ],
      [
        '  a second administrator, who confirms what the first asks',
        'portal staff invite <login name> --admin, at the server',
      ],
    ],
  ),
];
