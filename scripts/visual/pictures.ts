/** What pictures are called. */

/** A picture's place under a run's folder: `components-button/primary.360.png`. */
export const pictureOf = (story: string, mode: string) => `${story.replace("--", "/")}.${mode}.png`;

/** The story that a picture is of. */
export const storyOf = (picture: string) => picture.replace("/", "--").replace(/\.[^.]+\.png$/, "");

/** The mode that a picture is taken in. */
export const modeOf = (picture: string) => picture.split(".").at(-2) ?? "";

/** A story's component and its name there: `components-button` and `primary`. */
export function partsOf(story: string): { component: string; name: string } {
  const [component = "", name = ""] = story.split("--");
  return { component, name };
}

/** Pictures by their component. */
export const byComponent = (pictures: readonly string[]): Map<string, string[]> =>
  Map.groupBy(pictures, (picture) => partsOf(storyOf(picture)).component);
