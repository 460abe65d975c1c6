// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

import type { Validator } from "../validation/validator.ts";

export declare const listMeetingsQuery: Validator;
export declare const getMeetingQuery: Validator;
export declare const getMeetingPath: Validator;
export declare const listMeetingReportsQuery: Validator;
export declare const listMeetingReportsPath: Validator;
export declare const listTemplatesQuery: Validator;
export declare const createTemplateQuery: Validator;
export declare const createTemplateHeaders: Validator;
export declare const createTemplateBody: Validator;
export declare const getTemplateQuery: Validator;
export declare const getTemplatePath: Validator;
export declare const getTemplateHeaders: Validator;
export declare const updateTemplateQuery: Validator;
export declare const updateTemplatePath: Validator;
export declare const updateTemplateHeaders: Validator;
export declare const updateTemplateBody: Validator;
export declare const deleteTemplateQuery: Validator;
export declare const deleteTemplatePath: Validator;
export declare const deleteTemplateHeaders: Validator;
export declare const listReportsQuery: Validator;
export declare const getReportQuery: Validator;
export declare const getReportPath: Validator;
export declare const getTeamStatsQuery: Validator;
export declare const listInsightsQuery: Validator;
export declare const listRoleplaySessionsQuery: Validator;
export declare const getOpenApiQuery: Validator;
