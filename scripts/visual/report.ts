/** Makes one file of reg-cli's report: its pictures inside, and nothing asked of the network. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { picturesIn } from "./pictures.ts";

export async function selfContained(file: string): Promise<string> {
  const folder = dirname(file);
  const inside = await Promise.all(
    picturesIn(folder).map(async (picture) => {
      const bytes = await readFile(join(folder, picture), "base64");
      return [picture, `data:image/png;base64,${bytes}`] as const;
    }),
  );
  const pictures = `<script>(${lendPictures.toString()})(${JSON.stringify(Object.fromEntries(inside))})</script>`;
  const html = await readFile(file, "utf8");
  return html
    .replace(/<link href="https:[^>]*>/, "")
    .replace("<title>", () => `${pictures}<title>`)
    .replace("Comparison Report - REG", "Pictures that differ · Polyportal");
}

/** In the report: gives an image its picture where the report names the file that it was. */
function lendPictures(pictures: Record<string, string>): void {
  const inside = (address: string) => pictures[address.replace(/^\.\//, "")] ?? address;
  const proto = HTMLImageElement.prototype;
  const src = Object.getOwnPropertyDescriptor(proto, "src");
  const setAttribute = proto.setAttribute;
  Object.defineProperty(proto, "src", {
    ...src,
    set(address: string) {
      src?.set?.call(this, inside(address));
    },
  });
  proto.setAttribute = function (name, value) {
    setAttribute.call(this, name, name === "src" ? inside(value) : value);
  };
}
