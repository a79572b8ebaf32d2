import type { Compiler, Module } from 'webpack';
import { missingLine } from './styled-classes';

const mark = 'portalUnstyledFile';

export function noteUnstyled(module: Module | undefined, file: string): void {
  if (module?.buildInfo) module.buildInfo[mark] = file;
}

/** Fails the build where a component of antd is used for which nobody makes a style sheet. */
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
