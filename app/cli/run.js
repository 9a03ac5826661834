/**
 * Runs a program of this folder: `node app/cli/run.js start`, as the scripts in `package.json` do. It is plain
 * JavaScript, so that a Node which cannot read the others says which one is needed.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This is Node ${process.versions.node}, and The Local Link needs 22.18 or newer. "npm ci" brings one along for the npm scripts; otherwise install it from nodejs.org.`,
  );
  process.exit(1);
}
const [node = '', , name = '', ...rest] = process.argv;
const program = new URL(`./${name}.ts`, import.meta.url);
process.argv = [node, program.pathname, ...rest];
await import(program.href);
