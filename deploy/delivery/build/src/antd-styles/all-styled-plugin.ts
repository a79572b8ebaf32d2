import type { Compiler, Module } from 'webpack';
import { missingLine } from './styled-classes';

const mark = 'portalUnstyledFile';

export function noteUnstyled(module: Module | undefined, file: string): void {
  if (module?.buildInfo) module.buildInfo[mark] = file;
}

/** Fails the build if it uses a component of antd that has no style sheet. */
export class AllStyledPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AllStyledPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('AllStyledPlugin', () => {
        for (const module of compilation.modules) {
          const file: unknown = module.buildInfo?.[mark];
          if (typeof file !== 'string' || compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          compilation.errors.push(new compiler.webpack.WebpackError(missingLine(file)));
        }
      });
    });
  }
}
