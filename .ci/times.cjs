// Where the time of the tests went: node .ci/times.cjs FOLDER, with the JSON results of jest.
const { readdirSync, readFileSync } = require('node:fs');
const { join, relative } = require('node:path');

const LONGEST_FILES = 10;
const [results] = process.argv.slice(2);
const shown = (seconds, name) => { console.log(`${seconds.toFixed(0).padStart(6)} s  ${name}`); };
const longestFirst = (times) => times.toSorted(([a], [b]) => b - a);

const fileTimes = ({ testResults }) => testResults.map(({ startTime, endTime, name }) => [(endTime - startTime) / 1000, relative(join(__dirname, '..', 'test'), name)]);

/** test/<folder>, and one level deeper where it has folders. */
function folderTimes(files) {
  const sums = new Map();
  for (const [seconds, file] of files) {
    const folder = file.split('/').slice(0, -1).slice(0, 2).join('/');
    sums.set(folder, (sums.get(folder) ?? 0) + seconds);
  }
  return [...sums].map(([folder, seconds]) => [seconds, folder]);
}

for (const run of readdirSync(results).filter((file) => file.endsWith('.json'))) {
  const files = fileTimes(JSON.parse(readFileSync(join(results, run), 'utf8')));
  console.log(`--- Time of the test files, ${run.replace('.json', '')}: by folder, then the longest (several run at once)`);
  for (const [seconds, folder] of longestFirst(folderTimes(files))) shown(seconds, folder);
  for (const [seconds, file] of longestFirst(files).slice(0, LONGEST_FILES)) shown(seconds, file);
}
