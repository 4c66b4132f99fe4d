import type { Manifest } from "vite";

/**
 * The inline script of a prerendered page: waits for the first contentful paint, then fetches the full
 * stylesheet and the app, the page's own chunks beside the entry. A tab that is never painted (opened
 * in the background) starts after three seconds, an old browser without paint timing at once.
 */
export function bootstrap(manifest: Manifest, source: string): string {
  const entry = manifest["index.html"];
  if (!entry) throw new Error("the build's manifest has no index.html");
  const chunks = [
    ...new Set([...importsOf(manifest, "index.html"), ...importsOf(manifest, source)]),
  ];
  const modules = chunks
    .flatMap((name) => manifest[name]?.file ?? [])
    .filter((file) => file !== entry.file);
  const styles = [...new Set(chunks.flatMap((name) => manifest[name]?.css ?? []))];
  return [
    "(()=>{let begun;const add=(rel,href)=>{const link=document.createElement('link');",
    "link.rel=rel;link.href='/'+href;document.head.append(link)};",
    "const begin=()=>{if(begun)return;begun=true;",
    `${JSON.stringify(styles)}.forEach(file=>add('stylesheet',file));`,
    `${JSON.stringify(modules)}.forEach(file=>add('modulepreload',file));`,
    `import('/${entry.file}')};`,
    "try{new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint').length&&begin())",
    ".observe({type:'paint',buffered:true});setTimeout(begin,3000)}catch{begin()}})()",
  ].join("");
}

/** A chunk with everything that it imports statically. */
function importsOf(manifest: Manifest, name: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(name) || !manifest[name]) return seen;
  seen.add(name);
  for (const next of manifest[name].imports ?? []) importsOf(manifest, next, seen);
  return seen;
}
