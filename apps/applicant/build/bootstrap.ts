import type { Manifest } from "vite";

/**
 * The inline script of a prerendered page: waits for the first contentful paint, then fetches the full
 * stylesheet and the app, the page's own chunks beside the entry. A tab that is never painted (opened
 * in the background) starts after three seconds, an old browser without paint timing at once.
 *
 * What is sent before the app can take it is not lost: the press is kept, the form's button says that it
 * is at work, and the form gets it once it has said that it is "awake". Where the app cannot be fetched
 * the button comes back, and another press asks for it again.
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
    "(()=>{let begun,held;const add=(rel,href)=>{const link=document.createElement('link');",
    "link.rel=rel;link.href='/'+href;document.head.append(link)};",
    "const begin=()=>{if(begun)return;begun=true;",
    `${JSON.stringify(styles)}.forEach(file=>add('stylesheet',file));`,
    `${JSON.stringify(modules)}.forEach(file=>add('modulepreload',file));`,
    `import('/${entry.file}').catch(()=>{begun=held&&busy(false)})};`,
    "const busy=on=>held.querySelectorAll('[type=submit]').forEach(button=>{",
    "button.toggleAttribute('data-loading',on);button.ariaBusy=on||null});",
    // Forms that the app draws later are its own.
    "const early=[...document.forms];",
    "const hold=event=>{if(!early.includes(event.target))return;event.preventDefault();held=event.target;busy(true);begin()};",
    "const live=()=>{removeEventListener('submit',hold,true);if(held){busy(false);held.requestSubmit()}};",
    "addEventListener('submit',hold,true);addEventListener('awake',live,{once:true});",
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
