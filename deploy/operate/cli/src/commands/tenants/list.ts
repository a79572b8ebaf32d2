import type { CommandHelp, CommandInput } from '../../command-line/command';
import { table } from '../../command-line/output';
import { describedTenants } from '../../portal-client/described-tenants';
import { portalClient, portalOptions } from '../../portal-client/portal-client';
import { watchText } from '../../portal-client/watch-words';

export const help: CommandHelp = {
  summary: 'tenants and what they run',
  usage: '',
  options: portalOptions,
  examples: ['portal tenants'],
};

export async function run({ options, output }: CommandInput): Promise<void> {
  const tenants = await describedTenants(portalClient(options));
  const lines = tenants.flatMap(
    ({ code, platformName, hostNames, isDefault, audience, state, watch, changeSet, slots, emptySlots }) => [
      `${code}  ${platformName}  (${[hostNames.join(', '), ...(isDefault ? ['default'] : []), ...(audience === 'staff' ? ['staff'] : []), ...(state === 'open' ? [] : [state]), ...(watch === 'goBack' ? ['goes back by itself'] : []), ...(changeSet === 0 ? [] : [`change ${changeSet}`])].join('; ')})`,
      ...table(
        ['  SLOT', 'RELEASE', 'VERSION', 'CANARY', 'WATCH', 'LAST GOOD', 'GENERATION'],
        [
          ...slots.map(({ slot, release, version, canary, watch: watched, lastGood, generation }) => [
            `  ${slot}`,
            release,
            version,
            canary ? `${canary.release} ${canary.percent}%` : '—',
            watched ? watchText(watched) : '—',
            lastGood ?? '—',
            String(generation),
          ]),
          ...emptySlots.map(({ slot, generation }) => [`  ${slot}`, 'emptied', '—', '—', '—', '—', String(generation)]),
        ],
      ),
      '',
    ],
  );
  output.result(tenants, lines);
}
