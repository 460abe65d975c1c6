import { execFileSync } from "node:child_process";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** A disk of the test's own, small enough to be filled. */
export interface SmallDisk {
  folder: string;
  resize: (size: string) => void;
  unmount: () => void;
}

/** A disk that can be made to fail, as one whose device returns errors: its file system then is read-only. */
export interface FailingDisk {
  folder: string;
  fail: () => Promise<void>;
  /** What an operator does: checks the file system and mounts it again. Nothing may use it. */
  repair: () => void;
  /**
   * Copies the device as it is, with nothing that is still in memory, and mounts the copy: the disk of a machine that has lost its power
   * just then. Nobody may write meanwhile.
   */
  losePower: () => Promise<{ folder: string; unmount: () => void }>;
  unmount: () => void;
}

/** Whether disks can be mounted, which needs root on Linux. Says so where they cannot. */
export const CAN_MOUNT = canMount();

/** Mounts memory as a disk. */
export async function mountSmallDisk(folder: string, size: string): Promise<SmallDisk> {
  const disk = join(folder, "disk");
  await mkdir(disk);
  mount("-t", "tmpfs", "-o", `size=${size}`, "tmpfs", disk);
  return { folder: disk, resize: (next) => mount("-o", `remount,size=${next}`, disk), unmount: () => unmount(disk) };
}

/** Mounts a file as a disk with ext4; undefined where there are no loop devices. */
export async function mountFailingDisk(folder: string): Promise<FailingDisk | undefined> {
  const [disk, image] = [join(folder, "disk"), join(folder, "image")];
  await mkdir(disk);
  await writeFile(image, "");
  run("truncate", "-s", "64M", image);
  // The kernel flushes so late that what is on the device is what was flushed on purpose.
  const attach = (file = image, to = disk) => mount("-o", "loop,errors=remount-ro,commit=600", file, to);
  let copies = 0;
  try {
    run("mkfs.ext4", "-q", image);
    attach();
  } catch {
    process.stderr.write("\n!!! SKIPPED: no disk can be made to fail here: there are no loop devices, or no ext4.\n\n");
    await rm(image);
    return undefined;
  }
  return {
    folder: disk,
    async fail() {
      const device = basename(run("findmnt", "-no", "SOURCE", disk).trim());
      await writeFile(`/sys/fs/ext4/${device}/trigger_fs_error`, "1");
    },
    repair() {
      run("umount", disk);
      // Its exit code says that it has corrected something.
      run("sh", "-c", `e2fsck -fy ${image} || test $? -eq 1`);
      attach();
    },
    async losePower() {
      copies += 1;
      const [copy, to] = [join(folder, `image-${copies}`), join(folder, `disk-${copies}`)];
      await copyFile(image, copy);
      await mkdir(to);
      attach(copy, to);
      return {
        folder: to,
        unmount() {
          unmount(to);
          run("rm", copy);
        },
      };
    },
    unmount: () => unmount(disk),
  };
}

/** Fills a disk up to the last so many bytes. */
export async function fillDisk(disk: SmallDisk, leftBytes: number): Promise<void> {
  const file = join(disk.folder, "filler");
  await rm(file, { force: true });
  const [, free] = run("df", "--output=avail", "-B1", disk.folder).trim().split("\n");
  run("fallocate", "-l", String(Number(free) - leftBytes), file);
}

/** Makes room on a disk that was filled. */
export function makeRoom(disk: SmallDisk): Promise<void> {
  return rm(join(disk.folder, "filler"));
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}

function mount(...args: string[]): void {
  run("mount", ...args);
}

function unmount(disk: string): void {
  run("umount", "-l", disk);
}

function canMount(): boolean {
  try {
    if (process.getuid?.() !== 0) throw new Error("not root");
    run("mount", "--version");
    return true;
  } catch {
    process.stderr.write("\n!!! SKIPPED: no small disk can be mounted here, so none is filled.\n\n");
    return false;
  }
}
