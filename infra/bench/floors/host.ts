/** A floor: the bare handler behind express-gateway with nothing but its own proxy policy. */
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const gatewayFolder = join(import.meta.dirname, '../../../gateway');
const folder = mkdtempSync(join(tmpdir(), 'bench-host-'));
cpSync(join(gatewayFolder, 'config/models'), join(folder, 'models'), { recursive: true });
const unused = '0123456789abcdef0123456789abcdef';
const gatewayConfig = {
  http: { port: Number(process.env['PORT']), hostname: '127.0.0.1' },
  apiEndpoints: { all: { paths: ['/*'] } },
  serviceEndpoints: { bare: { url: process.env['UPSTREAM'] } },
  policies: ['proxy'],
  pipelines: {
    all: {
      apiEndpoints: ['all'],
      policies: [{ proxy: [{ action: { serviceEndpoint: 'bare', changeOrigin: true } }] }],
    },
  },
};
const systemConfig = {
  db: { redis: { emulate: false, namespace: 'EG', lazyConnect: true } },
  crypto: { cipherKey: unused },
  session: { secret: unused, resave: false, saveUninitialized: false },
};
// JSON is YAML too.
writeFileSync(join(folder, 'gateway.config.yml'), JSON.stringify(gatewayConfig));
writeFileSync(join(folder, 'system.config.yml'), JSON.stringify(systemConfig));
Object.assign(process.env, {
  EG_CONFIG_DIR: folder,
  EG_DISABLE_CONFIG_WATCH: '1',
  LOG_LEVEL: 'warn',
});
const require = createRequire(join(gatewayFolder, 'src/host.ts'));
const gateway = require('express-gateway') as () => {
  load: (folder: string) => { run: () => Promise<unknown> };
};
await gateway().load(folder).run();
process.once('disconnect', () => process.exit());
process.send?.('listening');
