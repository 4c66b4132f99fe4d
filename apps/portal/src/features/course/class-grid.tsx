import {
  classKey,
  isSameClass,
  ticked,
  type PerClass,
  type SchoolClass,
} from "@polyportal/domain/course/classes";
import { courseClassMessages as words } from "@polyportal/domain/messages/course-classes";
import { levels } from "@polyportal/domain/student/levels";
import { useId } from "react";
import { useController } from "react-hook-form";
import { GridBox } from "./grid-box.tsx";
import { useGridKeys } from "./use-grid-keys.ts";

type Values = { classes: SchoolClass[] };

type Props = {
  departments: readonly { readonly id: number; readonly name: string }[];
  /** The class that takes the course by itself. */
  home: SchoolClass;
  /** How many students each class has; undefined until it is known. */
  sizes: readonly PerClass[] | undefined;
};

/**
 * Classes to tick, a department a row and a level a column; on a phone a department's levels stand below
 * its name. One stop for Tab: arrow keys lead from box to box.
 */
export function ClassGrid({ departments, home, sizes }: Props) {
  const id = useId();
  const { field } = useController<Values, "classes">({ name: "classes" });
  const { placeOf, handlers } = useGridKeys();
  const chosen = new Set([home, ...field.value].map(classKey));
  const counts = new Map(sizes?.map((one) => [classKey(one), one.count]));
  const classesOf = (of: Partial<SchoolClass>): SchoolClass[] =>
    departments.flatMap(({ id: departmentId }) =>
      levels
        .map(({ id: levelId }) => ({ departmentId, levelId }))
        .filter(
          (one) =>
            (of.departmentId ?? departmentId) === departmentId &&
            (of.levelId ?? one.levelId) === one.levelId &&
            !isSameClass(one, home),
        ),
    );
  const many = (of: Partial<SchoolClass>) => {
    const all = classesOf(of);
    const on = all.filter((one) => chosen.has(classKey(one))).length;
    return {
      checked: all.length > 0 && on === all.length,
      some: on > 0 && on < all.length,
      onTick: (to: boolean) => field.onChange(ticked(field.value, all, to)),
    };
  };
  return (
    <div>
      <p id={`${id}keys`} className="ui-note mb-2 max-sm:sr-only">
        {words.gridHint}
      </p>
      <div role="grid" aria-label={words.grid} aria-describedby={`${id}keys`} {...handlers}>
        <div role="row" className={`${rowLook} ${headRowLook}`}>
          <div role="columnheader" className={headLook}>
            <GridBox {...many({})} {...placeOf(0, 0)} label={words.all} name={words.all} />
          </div>
          {levels.map((level, at) => (
            <div key={level.id} role="columnheader" className={cellLook}>
              <span aria-hidden="true" className="text-14 font-medium max-sm:hidden">
                {level.name}
              </span>
              <GridBox
                {...many({ levelId: level.id })}
                {...placeOf(0, at + 1)}
                label={<span className="sm:hidden">{level.name}</span>}
                name={words.wholeLevel(level.name)}
              />
            </div>
          ))}
        </div>
        {departments.map((department, row) => (
          <div key={department.id} role="row" className={rowLook}>
            <div role="rowheader" className={headLook}>
              <GridBox
                {...many({ departmentId: department.id })}
                {...placeOf(row + 1, 0)}
                label={department.name}
                name={words.wholeDepartment(department.name)}
              />
            </div>
            {levels.map((level, at) => {
              const one = { departmentId: department.id, levelId: level.id };
              const count = sizes && (counts.get(classKey(one)) ?? 0);
              const isHome = isSameClass(one, home);
              return (
                <div key={level.id} role="gridcell" className={cellLook}>
                  <GridBox
                    {...placeOf(row + 1, at + 1)}
                    checked={chosen.has(classKey(one))}
                    fixed={isHome}
                    onTick={(to) => field.onChange(ticked(field.value, [one], to))}
                    name={
                      isHome
                        ? words.homeBox(department.name, level.name)
                        : words.box(department.name, level.name, count)
                    }
                    label={
                      <>
                        <span className="sm:hidden">{level.name} </span>
                        <span className="text-14 text-ink-muted">
                          {isHome ? words.homeMark : count?.toLocaleString("en-NG")}
                        </span>
                      </>
                    }
                  />
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

const rowLook = "grid grid-cols-2 gap-x-2 border-b border-line sm:flex";
/** It stays in sight under what the choice comes to. */
const headRowLook = "sm:sticky sm:top-8 sm:z-5 sm:items-end sm:bg-paper-raised sm:pt-2";
const headLook = "col-span-2 font-medium sm:min-w-0 sm:flex-1";
const cellLook = "sm:w-19 sm:shrink-0";
