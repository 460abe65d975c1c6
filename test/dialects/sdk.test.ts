import { testSurface } from "./matrix.ts";

testSurface("sdk");
