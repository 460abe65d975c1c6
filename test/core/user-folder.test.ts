import { expect, it } from "vitest";
import { type FolderKind, userFolder } from "../../core/folders/user-folder.ts";

type Row = [platform: string, kind: FolderKind, home: string, environment: Record<string, string>, folder?: string];

it.each<Row>([
  ["linux", "config", "/home/a", {}, "/home/a/.config"],
  ["linux", "config", "/home/a", { XDG_CONFIG_HOME: "/x" }, "/x"],
  ["linux", "config", "/home/a", { XDG_CONFIG_HOME: "" }, "/home/a/.config"],
  ["linux", "config", "/home/a", { XDG_CONFIG_HOME: "conf" }, "/home/a/.config"],
  ["linux", "config", "/home/a", { XDG_CONFIG_HOME: "./conf" }, "/home/a/.config"],
  ["linux", "config", "/home/a", { XDG_CONFIG_HOME: "C:\\conf" }, "/home/a/.config"],
  ["linux", "config", "", { XDG_CONFIG_HOME: "/x" }, "/x"],
  ["linux", "config", "", {}],
  ["linux", "config", ".", { XDG_CONFIG_HOME: "conf" }],
  ["linux", "cache", "/home/a", { XDG_CACHE_HOME: "/c", XDG_CONFIG_HOME: "/x" }, "/c"],
  ["linux", "cache", "home/a", {}],
  ["freebsd", "applications", "/home/a", {}, "/home/a/.config"],
  ["darwin", "config", "/Users/a", { XDG_CONFIG_HOME: "/x" }, "/Users/a/Library/Preferences"],
  ["darwin", "cache", "/Users/a", {}, "/Users/a/Library/Caches"],
  ["darwin", "applications", "/Users/a", {}, "/Users/a/Library/Application Support"],
  ["darwin", "config", "", {}],
  ["win32", "config", "C:\\Users\\a", { APPDATA: "D:\\Roaming" }, "D:\\Roaming"],
  ["win32", "config", "C:\\Users\\a", { APPDATA: "Roaming" }, "C:\\Users\\a/AppData/Roaming"],
  ["win32", "config", "C:\\Users\\a", { APPDATA: "a\\Roaming" }, "C:\\Users\\a/AppData/Roaming"],
  ["win32", "config", "C:\\Users\\a", { APPDATA: "D:Roaming" }, "C:\\Users\\a/AppData/Roaming"],
  ["win32", "cache", "C:\\Users\\a", { LOCALAPPDATA: "\\\\host\\a" }, "\\\\host\\a"],
])("on %s the folder for %s with home %j and %j is %j", (platform, kind, home, environment, folder) => {
  expect(userFolder(kind, { platform, home, environment })).toBe(folder);
});
