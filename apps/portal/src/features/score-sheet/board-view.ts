import type { Output } from "@polyportal/api-client/client/client";
import { packView } from "@polyportal/domain/score-sheet/pack-view";
import type { BoardPackView } from "@polyportal/ui/board-pack";

/** A pack as its paper takes it, issued by the school. */
export function packOf(
  pack: Output<"getBoardPack">,
  school: BoardPackView["composite"]["school"],
): BoardPackView {
  const view = packView(pack);
  return { ...view, composite: { ...view.composite, school } };
}
