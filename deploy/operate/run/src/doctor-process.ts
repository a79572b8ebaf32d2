import { examineInstallation, findingLines } from './doctor/doctor';
import { runProcess } from './run-process';

/** Examines an installation where a container has no workspace. */
await runProcess(async () => {
  const findings = await examineInstallation(process.env, '.data');
  process.stdout.write(`${findingLines(findings).join('\n')}\n`);
  process.exit(findings.some(({ state }) => state === 'fault') ? 1 : 0);
});
