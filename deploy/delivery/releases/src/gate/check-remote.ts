import type { HostRecord, RemoteRecord } from '@portal/release-record';
import { type Sentence, say } from '@portal/release-record/sentence';
import { satisfies } from 'semver';

/** Private copies of the host's modules would put two Reacts or two session stores on one page. */
export function bundledFaults({ bundledProvided }: RemoteRecord): Sentence[] {
  return bundledProvided.map((name) =>
    say(
      `产物中打包了宿主已提供的模块 ${name}：请使用 @portal/build 预设构建。`,
      `The bundle holds ${name}, which the host provides: build with the preset of @portal/build.`,
    ),
  );
}

/** Checks whether a remote can run in a host: pure. It returns all faults at once, each with what to change. */
export function remoteFaults(remote: RemoteRecord, host: HostRecord): Sentence[] {
  const provided = new Map(host.provides.map((module) => [module.request, module]));
  const faults: Sentence[] = [];
  for (const { request, range, exports } of remote.needs) {
    const module = provided.get(request);
    if (!module) {
      faults.push(
        say(
          `宿主 ${host.build} 未提供模块 ${request}：请改用已提供的模块，或先发布新的宿主。`,
          `Host ${host.build} does not provide ${request}: use a module that it provides, or publish a new host first.`,
        ),
      );
      continue;
    }
    if (!satisfies(module.version, range))
      faults.push(
        say(
          `模块 ${request} 需要 ${range}，宿主 ${host.build} 提供 ${module.version}：请调整依赖版本。`,
          `${request} is needed in ${range}, and host ${host.build} provides ${module.version}: change the range of the dependency.`,
        ),
      );
    const missing = module.exports.length > 0 ? exports.filter((name) => !module.exports.includes(name)) : [];
    if (missing.length > 0)
      faults.push(
        say(
          `宿主 ${host.build} 的 ${request} 没有导出 ${missing.join('、')}：请改用已有的导出，或先发布新的宿主。`,
          `${request} of host ${host.build} does not export ${missing.join(', ')}: use what it exports, or publish a new host first.`,
        ),
      );
  }
  return faults;
}
