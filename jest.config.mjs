const swc = (tsx) => ['@swc/jest', {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: false, react: { runtime: 'automatic', importSource: 'preact' } },
  },
  module: { type: 'es6' },
}];

export default {
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^#(kernel|contract|client)/(.*)\\.js$': '<rootDir>/gateway/$1/$2',
    '^#subgraph-kit/(.*)\\.js$': '<rootDir>/subgraphs/kit/$1',
    '^#kit/(.*)\\.js$': '<rootDir>/shims/kit/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  maxWorkers: '100%',
  testTimeout: 30_000,
};
