/**
 * Imported first by every command. The workspace brings its own Node as a package; an older one runs
 * only when the installation failed or a script was started past pnpm.
 */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Polyportal needs Node 22.18 or newer; this is ${process.version}.\n` +
      "Run `npx --yes pnpm@12 install` and then the command through pnpm (for example " +
      "`npx --yes pnpm@12 start`), which brings the right Node along.",
  );
  process.exit(1);
}
