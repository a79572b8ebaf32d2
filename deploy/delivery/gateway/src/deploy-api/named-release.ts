import { say } from '@portal/release-record/sentence';
import { type CatalogRelease, NotThere, type Releases } from '@portal/releases';
import { ApiRefusal } from '../operators/api-refusal';

const written = /^([a-z0-9][a-z0-9-]{0,63})@([A-Za-z0-9][A-Za-z0-9._+-]{0,63})$/;

/** The release that `<package>@<build or version>` names. */
export async function namedRelease(delivery: Releases, name: string): Promise<CatalogRelease> {
  const [, packageName, build] = written.exec(name) ?? [];
  if (!packageName || !build)
    throw new ApiRefusal(
      400,
      'bad-name',
      say(
        `${name} 不是版本名称：请写成 包名@构建号 或 包名@版本号，例如 account@1.2.0。`,
        `"${name}" is no name of a release: write <package>@<build> or <package>@<version>, such as account@1.2.0.`,
      ),
    );
  const release = await delivery.findNamedRelease(packageName, build);
  if (!release) throw new NotThere('release', name);
  return release;
}
