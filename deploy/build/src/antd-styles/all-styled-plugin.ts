import type { Compiler, Module } from 'webpack';

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
          if (file === undefined || compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          const cause = `antd/es/${file} has no line in deploy/build/src/antd-styles/styled-classes.ts`;
          compilation.errors.push(new compiler.webpack.WebpackError(cause));
        }
      });
    });
  }
}
