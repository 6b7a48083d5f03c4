/** What is done with the copywriter's texts: `npm run copy -- golden`, `golden keep`, `text HASH`. */
import { compareGolden, showText } from './golden.ts';

const [command, what = ''] = process.argv.slice(2);
if (command === 'golden') process.exitCode = compareGolden(what === 'keep') > 0 ? 1 : 0;
else if (command === 'text' && showText(what)) process.exitCode = 0;
else {
  process.stderr.write(
    command === 'text' ? `No text has the hash ${what}.\n` : 'npm run copy -- golden | golden keep | text HASH\n',
  );
  process.exitCode = 1;
}
