import { portalCommand } from './portal-command';

const port = process.env.PORTAL_TEST_PORT ?? '18080';

/** A tenant for one test, with the default tenant's releases. Nobody else sees the changes to it. */
export async function ownTenant(name: string): Promise<{ code: string; url: string }> {
  const code = `${name}.localhost`;
  const tenants = await portalCommand<{ code: string }[]>('tenants');
  if (!tenants.some((one) => one.code === code)) await portalCommand('tenants', 'add', code, '--name', '测试租户');
  return { code, url: `http://${code}:${port}` };
}
