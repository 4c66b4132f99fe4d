/** Words that people do not write in small letters, however a folder is named. */
const written: Readonly<Record<string, string>> = {
  cgpa: "CGPA",
  csv: "CSV",
  gpa: "GPA",
  hnd: "HND",
  id: "ID",
  jamb: "JAMB",
  jupeb: "JUPEB",
  nd: "ND",
  pdf: "PDF",
  png: "PNG",
  qr: "QR",
  rrr: "RRR",
  siwes: "SIWES",
};

/**
 * "Patterns/RRR field" for the folder `patterns/rrr-field`: the title of stories as the sidebar and its
 * search say it. Their ids stay the same, since an id is the title in small letters with hyphens.
 */
export const readableTitle = (title: string): string =>
  title
    .split("/")
    .map((part) => (/^[a-z0-9-]+$/.test(part) ? readable(part) : part))
    .join("/");

/** "HND Result" for the story `HndResult`, and "Another School's Hue": its id stays the same, too. */
export const readableStory = (name: string): string =>
  name
    .split(" ")
    .map((word) => written[word.toLowerCase()] ?? word)
    .join(" ")
    .replaceAll(/\b(Another School|The App|The Device)s (?=[A-Z])/g, "$1's ");

function readable(folder: string): string {
  const hyphened = folder.replaceAll(/\b(o-level|a-level|sign-out|signed-in)\b/g, joined);
  const text = hyphened
    .split("-")
    .map((word) => written[word] ?? word)
    .join(" ");
  return (text.charAt(0).toUpperCase() + text.slice(1)).replaceAll("_", "-");
}

const joined = (word: string) => {
  const said = word.replace("-", "_");
  return /^[oa]_/.test(said) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
};
